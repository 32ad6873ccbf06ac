/** In which header the query of a call stands that hides it. @see ASVS 14.2.1 */
export const queryHeader = 'rpm-query';
