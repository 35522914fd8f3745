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
  matches: 4,
  standingEvery: 6,
  hidden: ['roles', 'answers'],
  configs: [
    {},
    { seats: 5, options: { doubleIt: true, armour: true } },
    { seats: 8, options: { 'handicap-2': 2 } },
  ],
});
describeConformance(measuredTable, { matches: 12, hidden: ['hands', 'deck'] });
