export { SessionMemory, type Slot, useSlot } from './SessionMemory.tsx';
