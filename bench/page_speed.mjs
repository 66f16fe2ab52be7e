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

// From the beginning of the visit to the frame that shows the board, nothing kept from before.
export async function firstBoard(visit) {
  const times = [];
  for (let i = 0; i < 5; ++i) {
    const { page } = await slowPage(visit, () => {
      const look = () => {
        if (!document.querySelector('main svg use')) return requestAnimationFrame(look);
        requestAnimationFrame(() => (window.boardAt = performance.now()));
      };
      requestAnimationFrame(look);
    });
    await page.goto(visit.address);
    times.push(await (await page.waitForFunction(() => window.boardAt)).jsonValue());
    await page.context().close();
  }
  return times;
}

async function boardOn(visit) {
  const { page, devtools } = await slowPage(visit);
  await page.goto(`${visit.address}#/analyse?position=${position}`);
  await page.waitForSelector(`[data-testid="board"][data-position^="5/6/7/8/6bbw"]`);
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
        g.getAttribute('transform'),
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

// A push over the edge, with the long way into the tray.
export async function rolling(visit) {
  const { page, spot, touch } = await boardOn(visit);
  await page.evaluate(() => {
    const board = document.querySelector('[data-testid="board"]');
    window.frames = [];
    const watch = (now) => {
      window.frames.push(now);
      if (window.frames.length < 200) requestAnimationFrame(watch);
    };
    new MutationObserver(() => {
      window.frames = [];
      requestAnimationFrame(watch);
    }).observe(board, { attributeFilter: ['data-position'] });
  });
  const [from, to] = [await spot('e7'), await spot('e8')];
  await touch('touchStart', from);
  await touch('touchMove', to);
  await touch('touchEnd');
  const duration = 700; // longer than any marble rolls
  await page.waitForFunction((ms) => window.frames.at(-1) - window.frames[0] > ms, duration);
  const frames = await page.evaluate(() => window.frames);
  await page.context().close();
  const seen = frames.filter((at) => at - frames[0] <= duration);
  const gaps = seen.slice(1).map((at, i) => at - seen[i]);
  const frame = 1000 / 60;
  return { all: Math.round(duration / frame), dropped: gaps.reduce((n, gap) => n + Math.max(0, Math.round(gap / frame) - 1), 0) };
}
