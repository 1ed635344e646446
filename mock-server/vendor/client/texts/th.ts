import type english from './en.ts';
import en from './en.ts';
export default en as typeof english;
