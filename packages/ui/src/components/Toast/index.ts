export { Toast, type ToastMessage } from './Toast.tsx';
export { showToast, Toaster } from './Toaster.tsx';
