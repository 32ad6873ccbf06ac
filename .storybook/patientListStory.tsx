import { endpoints } from '@rpm/api-client';
import { ageWords, patientListWords } from '@rpm/domain/words/patientList';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { useLocation, useNavigate } from 'react-router-dom';
import type { within } from 'storybook/test';
import { expectAllColumns } from './columns.ts';
import { queriesTo } from './seen.ts';
import { anyCount, oneOf, sentence } from './sentence.ts';

type Canvas = Pick<ReturnType<typeof within>, 'findAllByRole' | 'getByLabelText' | 'getByRole'>;

/** The address and the way back, which a browser shows around the page. */
export function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <footer className="flex gap-4 p-4 text-fg-muted">
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <output lang="zxx" aria-label="Address">
        {pathname + search}
      </output>
    </footer>
  );
}

/** What the browser shows as the address. */
export const address = (canvas: Canvas) => canvas.getByLabelText('Address').textContent;

/** Goes back, as by the browser's button. */
export const goBack = (canvas: Canvas, hands: { click: (at: Element) => Promise<void> }) =>
  hands.click(canvas.getByRole('button', { name: 'Back' }));

/** The queries of the list, oldest first. */
export const asked = () => queriesTo(endpoints.getPatientList);

/** A patient with readings out of range that nobody has looked at yet. */
export const neverReviewed = () => ({ ...monitoredClinic(), reviews: [] });

/** How long ago something was. */
export const isAge = oneOf(
  ageWords.now,
  ageWords.minutes({ count: anyCount }),
  ageWords.hours({ count: anyCount }),
  ageWords.days({ count: 1 }),
  ageWords.days({ count: anyCount }),
);

const { unreviewedReadings } = patientListWords;
/** That critical readings wait, whatever their number. */
export const someCritical = sentence(unreviewedReadings.critical({ count: anyCount }));
/** That cautious readings wait, whatever their number. */
export const someCautious = sentence(unreviewedReadings.cautious({ count: anyCount }));

/** Asks that all columns of the list are in sight, once it is there. */
export async function expectWholeList(canvas: Canvas) {
  await canvas.findAllByRole('rowheader');
  await expectAllColumns(canvas.getByRole('table', { name: patientListWords.tableName }));
}
