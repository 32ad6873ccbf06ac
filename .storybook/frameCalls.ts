import { endpoints } from '@rpm/api-client/calls';

const { getAlertCounts, getInboxCount, getTimer, getUnread } = endpoints;
const ofFrame = [getAlertCounts, getInboxCount, getTimer, getUnread].map(({ path }) => `GET ${path}`);

/** Whether the frame around every page asks for it: the own timer, and how much waits at the entries of the navigation. */
export const isOfFrame = (line: string): boolean => ofFrame.includes(line);
