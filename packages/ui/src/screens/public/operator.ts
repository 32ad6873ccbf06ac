/**
 * Who runs this portal. A template: the operator puts its own facts here before anybody uses it. While it is one, the
 * pages that show it say so.
 */
export const operator = {
  isTemplate: true,
  name: '[Name of the operator]',
  phone: '[Phone number]',
  hours: '[Days and hours, with the time zone]',
  email: '[Email address]',
  address: ['[Street and number]', '[City, state and ZIP code]'],
} as const;
