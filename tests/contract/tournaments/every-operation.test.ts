import { testEveryOperation } from '../../support/every-operation.ts';

testEveryOperation('tournaments');
