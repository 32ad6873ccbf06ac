import { english } from '../english.ts';

/** What patients are told about a critical reading until their clinic says something else, and confirms it. */
export const guidanceUsual = english({
  signs: ['Chest pain', 'Trouble breathing or speaking', 'Weakness on one side'],
  rest: [
    'Sit with your back supported.',
    'Put both feet flat on the floor.',
    'Rest your arm on a table, with the cuff as high as your heart.',
    'Do not talk.',
  ],
});
