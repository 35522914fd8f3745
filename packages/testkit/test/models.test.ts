import { describeConformance } from '../src/describe-conformance.js';
import {
  everyoneMayAnswer,
  HOUSE_RULES,
  hiddenRoles,
  measuredTable,
  sealedAndAnswered,
} from '../src/models/index.js';

describeConformance(sealedAndAnswered, { matches: 12 });
describeConformance(everyoneMayAnswer, { matches: 8, hidden: ['hands', 'deck'] });
describeConformance(hiddenRoles(HOUSE_RULES), {
  matches: 6,
  standingEvery: 6,
  hidden: ['roles', 'answers'],
  configs: [{}, { options: { doubleIt: true, armour: true } }],
});
describeConformance(measuredTable, { matches: 12, hidden: ['hands', 'deck'] });
