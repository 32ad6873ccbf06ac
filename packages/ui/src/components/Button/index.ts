export { Button, type ButtonProps, buttonStyle } from './Button.tsx';
