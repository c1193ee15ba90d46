/** Files that pages load. */

/** A file of the theme that is bundled or copied under a name with a content hash. */
export interface AssetEntry {
  /** Name that the theme asks for: `site.css`, `site.js`, `early.js`, `inter.woff2`. */
  readonly name: string
  /** Absolute path of the file to bundle (`.css`, `.ts`) or to copy. */
  readonly file: string
  /** The file is the style sheet or the script as it is served, but for the assets that it names. */
  readonly compiled?: true
  /** Made only for sites with a page that needs it, or with an asset that names it and is made. */
  readonly onDemand?: true
  /** On demand: classes of the theme. A page whose body has an element of one of them needs it. */
  readonly marks?: readonly string[]
  /** Name of a global variable under which a script leaves what its source exports. */
  readonly global?: string
  /** Packages that another script of the page has already: file that stands in for each. */
  readonly alias?: Readonly<Record<string, string>>
  /** Copied as it is, though it is a script. */
  readonly copied?: true
}

/** Name of an asset → its path in the output folder, hashed: `site.css` → `_flatleaf/site.3f2a91c0.css`. */
export type Manifest = Readonly<Record<string, string>>

/** A file of the project that is published as it is. */
export interface StaticFile {
  /** Path in the output folder. */
  readonly path: string
  /** Absolute path of the file. */
  readonly file: string
  /** Its path in the project. Without it: `path`. */
  readonly source?: string
  /** What is published in place of the file's own text. */
  readonly text?: () => string
}
