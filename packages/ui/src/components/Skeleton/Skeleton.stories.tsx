import preview from '@rpm/storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
});

/** One line of text on its way. Stands still with reduced motion. */
export const Text = meta.story({});

/** Every shape, in the size of what it stands for. */
export const Shapes = meta.story({
  render: () => (
    <div className="flex flex-col gap-3" aria-busy="true">
      <Skeleton width="long" />
      <Skeleton width="half" />
      <Skeleton shape="number" width="short" />
      <Skeleton shape="badge" width="short" />
      <Skeleton shape="control" width="half" />
      <Skeleton shape="picture" width="half" />
      <Skeleton shape="chart" />
    </div>
  ),
});
