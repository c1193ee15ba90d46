/** The background image, as far as it is there. */
import type { StaticFile } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import { filePath } from '../util/file-path.ts'
import { isExternal } from '../util/is-external.ts'

/**
 * The configuration without a background image whose file is missing, which the check of the site tells: pages would ask for it
 * in vain. As with the logo, an image that is there for one mode serves both.
 */
export function withBackground(config: SiteConfig, files: readonly StaticFile[]): SiteConfig {
  const { backgroundImage: image, ...look } = config.look
  if (!image) return config
  const known = new Set(files.map(({ path }) => path))
  const found = (written: string) => (isExternal(written) || known.has(filePath(written)) ? written : undefined)
  const [light, dark] = [found(image.light), found(image.dark)]
  const [inLight, inDark] = [light ?? dark, dark ?? light]
  if (!inLight || !inDark) return { ...config, look }
  return { ...config, look: { ...look, backgroundImage: { ...image, light: inLight, dark: inDark } } }
}
