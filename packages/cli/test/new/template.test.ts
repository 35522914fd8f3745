/** What `fray new` starts from is a game itself: it passes its own tests here. */
import '../../template/test/game.test.js';
