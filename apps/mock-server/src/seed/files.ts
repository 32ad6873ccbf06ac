import type { StoredFile } from '../subjects/files/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import { draws } from './random.ts';

const dayMs = 86_400_000;
type Part = Pick<StoredFile, 'fileName' | 'contentType' | 'reportType' | 'reportSubType'> & { text: string };

const labReport: Part = {
  fileName: 'metabolic-panel.txt',
  contentType: 'text/plain',
  reportType: 'LabReport',
  reportSubType: 'Blood',
  text: [
    'MADE-UP LABORATORY REPORT',
    '',
    'Sodium       139 mmol/L   (135-145)',
    'Potassium    4.2 mmol/L   (3.5-5.1)',
    'Creatinine   0.9 mg/dL    (0.6-1.2)',
    'Glucose      104 mg/dL    (70-99)   H',
    '',
  ].join('\n'),
};
const consent: Part = {
  fileName: 'consent.pdf',
  contentType: 'application/pdf',
  reportType: 'Consent',
  reportSubType: 'Remote monitoring',
  text: aPdf('Made-up consent to remote patient monitoring'),
};

/** Made-up files: everybody but each fifth has a consent, each third a laboratory report. */
export function makeFiles(patients: readonly StoredPatient[], now: Date): StoredFile[] {
  return patients.flatMap((patient, at) => {
    const draw = draws(80_000 + at);
    const parts = [...(at % 5 === 4 ? [] : [consent]), ...(at % 3 === 0 ? [labReport] : [])];
    return parts.map(
      ({ text, ...part }, number): StoredFile => ({
        ...part,
        patientId: patient.patientId,
        txnName: `file-${patient.patientId}-${number + 1}`,
        bytes: text.length,
        uploadedBy: 'Quince Deskworth',
        at: new Date(Math.floor((now.getTime() - draw.whole(5, 200) * dayMs) / 1000) * 1000),
        content: btoa(text),
      }),
    );
  });
}

/** A PDF of one page with one line. @param line in ASCII, without brackets and backslashes */
export function aPdf(line: string): string {
  const stream = `BT /F1 18 Tf 60 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
