// Where in the page we are, said by the part of the address behind '#'.

export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'game'; id: string }
  | { screen: 'analyse' };

// Analysis and editor read the rest of the address themselves.
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  const [screen, id] = path.split(/[/?]/);
  if (screen === 'new') return { screen };
  if (screen === 'game' && id) return { screen, id };
  if (screen === 'analyse' || screen === 'editor') return { screen: 'analyse' };
  return { screen: 'home' };
}

const now = $state({ hash: '' });

export function route(): Route {
  return routeOf(now.hash);
}

export function followAddress(): void {
  const read = () => (now.hash = location.hash);
  addEventListener('hashchange', read);
  read();
}

export function goTo(path: string): void {
  location.hash = `#/${path}`;
}
