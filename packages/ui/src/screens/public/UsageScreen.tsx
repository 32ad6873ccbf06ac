import { guidePaths, type VitalKind } from '@rpm/domain';
import { usagePage } from '@rpm/domain/words/usagePage';
import { Banner } from '../../components/Banner/Banner.tsx';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { vitalName } from '../../hooks/names.ts';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { Article, type ArticleSection } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const { title, lead, before, howTo, unwell, guide } = usagePage;

const sections: ArticleSection[] = [
  before,
  ...(Object.keys(howTo) as VitalKind[]).map((kind) => ({
    id: kind,
    title: vitalName(kind),
    steps: howTo[kind],
    picture: <DeviceDrawing kind={kind} />,
  })),
];

/** `/usage`: how to measure each vital right. @see SCR-10, PDB-04 */
export function UsageScreen(props: PublicScreenProps) {
  return (
    <Article {...props} title={title} lead={lead} sections={sections}>
      <div className="mt-10 flex flex-col gap-5">
        <Banner kind="info">{unwell}</Banner>
        <p>
          <Rich
            text={guide}
            tags={{
              guide: (inside) => (
                <a
                  href={guidePaths[pageLanguage].patient}
                  className="text-fg-link underline underline-offset-4 hover:text-fg-link-hover"
                >
                  {inside}
                </a>
              ),
            }}
          />
        </p>
      </div>
    </Article>
  );
}
