import { GuideParts } from '@rpm/ui/foundations/guides/GuideParts.tsx';
import { guides } from '@rpm/ui/foundations/guides/guides.ts';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The page *Docs*: Storybook's own, with the anatomy of a component and how it is meant to be used. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guides.get(preparedMeta.title.split('/').at(-1) ?? '');
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide && (
        <Unstyled>
          <GuideParts guide={guide} />
        </Unstyled>
      )}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
