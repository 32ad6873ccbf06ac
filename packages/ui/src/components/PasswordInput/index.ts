export { NewPasswordInput } from './NewPasswordInput.tsx';
export { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';
