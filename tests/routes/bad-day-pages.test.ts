import { testBadDay } from './bad-day-run.ts';

testBadDay('pages');
