export { AuditLogCard } from './AuditLogCard.tsx';
export { CatalogueCard } from './CatalogueCard.tsx';
export { ClinicCard } from './ClinicCard.tsx';
export { SecondFactorCard } from './SecondFactorCard.tsx';
export { SessionLengthCard } from './SessionLengthCard.tsx';
export { SetupCard } from './SetupCard.tsx';
export { StaffCard } from './StaffCard.tsx';
