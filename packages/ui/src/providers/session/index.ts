export { type Session, SessionProvider, useSession } from './SessionProvider.tsx';
