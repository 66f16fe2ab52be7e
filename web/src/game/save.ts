// Getting things out of the page: into a file, onto the clipboard.

// A browser reads the file some time after the click and never says when it has.
const fileIsReadAfter = 30_000;

export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), fileIsReadAfter);
}

// False if the browser does not let us: then the player copies by hand.
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// Letters of any language stay; what file systems do not like becomes a dash.
export function fileName(title: string, ending: string): string {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${name.slice(0, 60) || 'sumito'}.${ending}`;
}

// A picture of a drawing. Undefined if the browser cannot make one.
export async function pngOf(svg: string, width: number, height: number): Promise<Blob | undefined> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}
