import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { GuideParts } from './GuideParts.tsx';
import { guides } from './guides.ts';

const meta = preview.meta({ title: 'Foundations/Anatomy', component: GuideParts, tags: ['!autodocs'] });

/** The parts of every component by their names, what to do with it and what not to do. Each stands on its page *Docs* too. */
export const AllComponents = meta.story({
  tags: ['w390', 'dark'],
  render: () => (
    <div className="grid gap-4">
      {[...guides].map(([name, guide]) => (
        <Card key={name} title={name}>
          <GuideParts guide={guide} />
        </Card>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'DataTable' })).toBeVisible();
    await expect(canvas.getAllByText("Don't")).toHaveLength(guides.size);
    await expect(canvas.queryByText(/`/)).toBeNull();
  },
});
