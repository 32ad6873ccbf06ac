import { guardedRoutes } from '@rpm/domain';
import { ownReadingWords } from '@rpm/domain/words/ownReading';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { Sent } from './useSend.ts';

const texts = ownReadingWords.sent;
const [path] = guardedRoutes.medicalDevices.paths;

/** The clinic has it: as whose reading it counts, and the ways on. */
export function SentPart({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const navigate = useNavigate();
  const again = () => {
    onAnother();
    void navigate(path);
  };
  return (
    <>
      <Banner kind="success">
        {sent.wasThere ? texts.before : sent.enteredBy === 'patient' ? texts.patient : texts.device}
      </Banner>
      <div className="flex flex-col gap-3">
        <Link to={guardedRoutes.patientDashboard.paths[0]} look="primary">
          {texts.done}
        </Link>
        <Button onClick={again} icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}>
          {texts.another}
        </Button>
      </div>
    </>
  );
}
