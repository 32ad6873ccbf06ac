/** Below this name of `pagesFile` stand the files of the libraries on demand. */
export const onDemand = 'on demand';

/** Libraries that are too large for any page: they come when somebody asks for what they make. */
const large = /node_modules\/(pdfmake|pdfjs-dist|@zxing|ts-custom-error)\//;

/** Whether a file of a build holds such a library. */
export const isLarge = ({ moduleIds }: { moduleIds: readonly string[] }): boolean =>
  moduleIds.some((id) => large.test(id));
