import { page } from 'vitest/browser';
import { storyPage } from './storyPage.ts';

storyPage.resize = (width) => page.viewport(width, 900);
