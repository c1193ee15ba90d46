/** The navigation, in both forms. */
import * as z from 'zod'
import type { VersionName } from '../../model/config.ts'
import type { NavNode } from '../../model/navigation.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { flatSections, versionNames } from '../navigation/flat.ts'
import { nestedNodes } from '../navigation/nested.ts'
import { mentionRepeats } from '../navigation/repeats.ts'
import { firstSection, flatSection, navNode, versionList } from '../navigation/schema.ts'
import { checkVersions } from '../navigation/versions.ts'
import type { Reading } from '../reading.ts'

const becomes = 'navigation'

export const navigationKeys = {
  navigation: key(
    z.union([z.array(z.union([z.string(), navNode])), navNode]),
    'What the sidebar shows: a list of groups (flat form), or an object of tabs, groups, versions and so on (nested form).',
    { required: true, becomes },
  ),
  tabs: key(z.array(flatSection), 'Tabs below the header; pages belong to them by their path.', {
    dialect: 'flat',
    newer: 'navigation.tabs',
    becomes,
  }),
  primaryTab: key(firstSection, 'The first tab: all pages that no other tab claims.', { dialect: 'flat', becomes }),
  anchors: key(z.array(flatSection), 'Anchors at the top of the sidebar; pages belong to them by their path.', {
    dialect: 'flat',
    newer: 'navigation.anchors',
    becomes,
  }),
  topAnchor: key(
    firstSection,
    'The first anchor: all pages that no other anchor claims. Not used together with tabs.',
    {
      dialect: 'flat',
      becomes,
    },
  ),
  versions: key(versionList, 'Names of the versions, the first being the default.', {
    dialect: 'flat',
    newer: 'navigation.versions',
    becomes: 'versions',
  }),
}

type RawNavigation = Raw<typeof navigationKeys>

/** The tree of both forms: sections of the flat form first, then what `navigation` holds. Codes stand in the files it calls. */
export function readNavigation(
  raw: RawNavigation,
  reading: Reading,
): { navigation: NavNode[]; versions: VersionName[] } {
  const { navigation } = raw
  const tree = navigation === undefined ? [] : nestedNodes(navigation, reading)
  const nested = navigation === undefined || Array.isArray(navigation) ? undefined : navigation
  const older = {
    ...raw,
    ...(nested?.tabs && { tabs: undefined }),
    ...(nested?.anchors && { anchors: undefined }),
    ...(nested?.versions && { versions: undefined }),
  }
  const versions = older.versions ? versionNames(older.versions, reading) : []
  const all = [...flatSections(older, reading, raw), ...tree]
  // a list that could not be read was reported already
  const isListLost = raw.versions === undefined && reading.has(raw, 'versions')
  if (!isListLost) checkVersions(all, versions, reading)
  mentionRepeats(all, reading)
  return { navigation: all, versions }
}
