/** Two columns where there is room; else the side, where the order is confirmed, stands below. */
export const reviewGrid = 'grid items-start gap-4 @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem]';
