import type { ReactNode } from 'react';

/** A head that paper repeats at the top of each page, as it does the head of a table. */
export const OnEachPage = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <table role="presentation" className="w-full">
    <thead>
      <tr>
        <td>{head}</td>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>{children}</td>
      </tr>
    </tbody>
  </table>
);
