export { Modal, type ModalProps } from './Modal.tsx';
export { ModalFoot } from './ModalFoot.tsx';
