import { SeenBy } from '../../parts/access/SeenBy.tsx';

/** Who saw the record of a patient, for the clinic's people (F2). */
export function AccessTab({ userId, timeZone }: { userId: string; timeZone: string }) {
  return (
    <div className="max-w-186 pt-4">
      <SeenBy userId={userId} timeZone={timeZone} />
    </div>
  );
}
