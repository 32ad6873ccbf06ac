import { guidePaths } from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { Download, FileText } from 'lucide-react';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { pageLanguage } from '../../hooks/pageLanguage.ts';

const text = patientWords.patientDashboard;

/** The patient user guide, to read and to print. @see PDB-04 */
export function GuideCard() {
  return (
    <Card>
      <div className="flex items-center gap-4">
        <span className="grid size-13 flex-none place-items-center rounded-md bg-brand-soft text-brand-fg">
          <FileText aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="text-h3">{text.guide}</h2>
          <p className="text-fg-muted">{text.guideNote}</p>
        </div>
      </div>
      <a
        href={guidePaths[pageLanguage].patient}
        download
        aria-label={`${text.download}: ${text.guide}`}
        className={`${buttonStyle({ variant: 'secondary', wide: true })} mt-4`}
      >
        <Download aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
        {text.download}
      </a>
    </Card>
  );
}
