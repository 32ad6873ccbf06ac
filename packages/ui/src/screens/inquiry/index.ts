export { InquiryScreen } from './InquiryScreen.tsx';
