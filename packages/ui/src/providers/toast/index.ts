export { ToastProvider, type Toasts, useToast } from './ToastProvider.tsx';
