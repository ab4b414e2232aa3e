import decodeQR from 'qr/decode.js'

/** No finer than a code on a phone needs: a camera gives more, and each look has to be over before the next. */
const mostPixels = 1280

/** What the code in a picture says; undefined where there is none, or it cannot be read. */
export function codeIn(picture: HTMLVideoElement | ImageBitmap): string | undefined {
  const [wide, high] =
    picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height]
  const scale = Math.min(1, mostPixels / Math.max(wide, high))
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing || width === 0 || height === 0) return undefined
  drawing.drawImage(picture, 0, 0, width, height)
  try {
    return decodeQR(drawing.getImageData(0, 0, width, height))
  } catch {
    return undefined
  }
}
