export { bareInputStyle, controlLook, controlStyle, frameStyle } from './controlStyle.ts';
export { Field, type FieldControlProps, FieldError, type FieldProps } from './Field.tsx';
