// Photos as they are kept: small enough for years of evenings, large enough to read a sheet of paper.

const LONGEST_SIDE = 1600;
const LARGEST = 390 * 1024;

/** A photo as a JPEG of at most 390 KB. */
export async function smaller(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  for (const [side, quality] of [
    [LONGEST_SIDE, 0.8],
    [LONGEST_SIDE, 0.6],
    [1200, 0.6],
    [900, 0.5],
  ] as const) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (jpeg && jpeg.size <= LARGEST) return jpeg;
  }
  throw new Error('the photo stays too large');
}
