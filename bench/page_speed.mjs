// What a person notices: how soon the board is there, how soon a marble follows the finger, whether
// it rolls smoothly. All in a browser whose processor is slowed down.

const slower = 4;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
// Two black marbles can push a white one off the board; a third has room.
const position = '5/6/7/8/6bbw/2b5/7/6/5_b_0-0_duel';

async function slowPage({ browser }, prepare) {
  const context = await browser.newContext({ ...phone, locale: 'en' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (prepare) await page.addInitScript(prepare);
  return { page, devtools };
}

// From the beginning of the visit to the end of the frame that shows the board, nothing kept from
// before. The page says it itself: whoever asked it would slow it down.
export async function firstBoard(visit) {
  const times = [];
  for (let i = 0; i < 5; ++i) {
    const { page } = await slowPage(visit, () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => console.debug('board', performance.now());
      const look = () => {
        if (document.querySelector('main svg use')) port2.postMessage(0);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const shown = page.waitForEvent('console', (message) => message.text().startsWith('board '));
    await page.goto(visit.address, { waitUntil: 'commit' });
    times.push(Number((await shown).text().split(' ')[1]));
    await page.context().close();
  }
  return times;
}

// A game between two persons, begun by touch.
async function boardOn(visit) {
  const { page, devtools } = await slowPage(visit);
  await page.goto(`${visit.address}#/new?position=${position}`);
  for (const person of await page.getByRole('radio', { name: 'Person' }).all()) await person.check();
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.waitForSelector(`[data-testid="board"][data-position^="5/6/7/8/6bbw"]`);
  await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))));
  const spot = async (cell) => {
    const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type, at) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return { page, spot, touch };
}

// From the event to the end of the frame in which the marble has moved.
export async function fingerToMarble(visit) {
  const { page, spot, touch } = await boardOn(visit);
  await page.evaluate(() => {
    const places = () =>
      Array.from(document.querySelectorAll('[data-testid="board"] svg > g'), (g) =>
        g.style.transform,
      ).join();
    window.times = [];
    const measure = (event) => {
      const before = places();
      requestAnimationFrame(() => {
        if (places() === before) return;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.times.push(performance.now() - event.timeStamp);
        port2.postMessage(0);
      });
    };
    addEventListener('pointermove', measure, true);
  });
  const [from, to] = [await spot('d3'), await spot('d4')];
  await touch('touchStart', from);
  for (let i = 1; i <= 40; ++i) {
    const part = 0.3 + 0.7 * Math.abs(Math.sin(i / 6));
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await touch('touchMove', from);
  await touch('touchEnd');
  const times = await page.evaluate(() => window.times);
  await page.context().close();
  if (times.length < 20) throw new Error(`the marble followed ${times.length} times only`);
  return times;
}

// What the browser's own trace says of the frames that it drew.
async function traced(browser, act) {
  const devtools = await browser.newBrowserCDPSession();
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const includedCategories = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
  await devtools.send('Tracing.start', { traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  const times = (name) => events.filter((e) => e.name === name).map(({ ts }) => ts / 1000);
  return { drawn: times('DrawFrame').sort((a, b) => a - b), began: times('began')[0] };
}

// A push over the edge, with the long way into the tray: every frame of it has to be drawn.
async function film(visit) {
  const { page, spot, touch } = await boardOn(visit);
  await page.evaluate(() => {
    const board = document.querySelector('[data-testid="board"]');
    window.ended = new Promise((done) => {
      const watch = async () => {
        const flights = board.getAnimations({ subtree: true });
        await Promise.all(flights.map(({ ready }) => ready));
        performance.mark('began', { startTime: Math.min(...flights.map(({ startTime }) => startTime)) });
        await Promise.all(flights.map(({ finished }) => finished));
        const lasts = Math.max(...flights.map(({ effect }) => effect.getComputedTiming().endTime));
        done({ count: flights.length, lasts });
      };
      new MutationObserver(() => requestAnimationFrame(watch)).observe(board, { attributeFilter: ['data-position'] });
    });
  });
  const [from, to] = [await spot('e7'), await spot('e8')];
  let flights;
  const { drawn, began } = await traced(visit.browser, async () => {
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd');
    flights = await page.evaluate(() => window.ended);
  });
  if (flights.count !== 3) throw new Error(`${flights.count} marbles rolled, not 3`);
  await page.context().close();
  const all = Math.floor(flights.lasts / (1000 / 60));
  const seen = drawn.filter((at) => at > began && at < began + flights.lasts).length;
  return { all, dropped: Math.max(0, all - seen) };
}

export async function films(visit) {
  const all = [];
  for (let i = 0; i < 5; ++i) all.push(await film(visit));
  return all;
}
