export { ToastProvider, type Toasts, useToast, useToastsIfThere } from './ToastProvider.tsx';
