import { GuideParts } from '@rpm/ui/foundations/guides/GuideParts.tsx';
import { guides } from '@rpm/ui/foundations/guides/guides.ts';
import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { hasOwnWorld } from './isPage.ts';
import { StateFrame } from './states/StateFrame.tsx';
import { useStillPage } from './states/useStillPage.ts';

/** The page *Docs*: Storybook's own, with the anatomy of a component and how it is meant to be used. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (hasOwnWorld(preparedMeta.title)) return <ScreenDocs />;
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

/** Of a screen: each story has an API and a clock of its own, so it stands in a frame of its own. */
function ScreenDocs() {
  useStillPage();
  const { componentStories } = useContext(DocsContext);
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <ul
          aria-label="Stories"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4"
        >
          {componentStories().map((story) => (
            <StateFrame
              key={story.id}
              story={story}
              width={390}
              ids={[]}
              about={<Description of={story.moduleExport} />}
            />
          ))}
        </ul>
      </Unstyled>
    </>
  );
}
