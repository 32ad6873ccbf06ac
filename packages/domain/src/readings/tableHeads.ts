import { loincCodes } from '../vitals/vitalCodes.ts';
import type { ParameterName } from '../vitals/vitalParameters.ts';
import type { TableHeads } from './readingTable.ts';

/** The words of which the headings of a table of readings are made. */
interface HeadWords {
  table: {
    time: string;
    class: string;
    note: string;
    parameter: (values: { parameter: string; unit: string; loinc: string; ucum: string }) => string;
  };
  contradicted: string;
  entered: string;
  parameters: Readonly<Record<ParameterName, string>>;
}

/** The headings of a table of readings in a language, with the codes of what is measured. @see API-22 */
export const tableHeads = ({ table, contradicted, entered, parameters }: HeadWords): TableHeads => ({
  ...table,
  contradicted,
  entered,
  parameter: ({ parameter, ucum }, { unit, to = ucum }) =>
    table.parameter({
      parameter: parameters[parameter],
      unit,
      loinc: loincCodes[parameter].join(' '),
      ucum: to,
    }),
});
