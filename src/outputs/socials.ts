/** Platforms that a footer can link to. */
import type { IconRef } from '../model/icon.ts'

interface Platform {
  readonly label: string
  readonly icon: IconRef
}

const brand = (label: string, name: string): Platform => ({
  label,
  icon: { name, style: 'brands', library: 'fontawesome' },
})
const plain = (label: string, name: string): Platform => ({
  label,
  icon: { name, style: 'solid', library: 'fontawesome' },
})

const platforms: ReadonlyMap<string, Platform> = new Map([
  ['website', plain('Website', 'globe')],
  ['earth-americas', plain('Website', 'earth-americas')],
  ['facebook', brand('Facebook', 'facebook')],
  ['x', brand('X', 'x-twitter')],
  ['x-twitter', brand('X', 'x-twitter')],
  ['twitter', brand('Twitter', 'twitter')],
  ['youtube', brand('YouTube', 'youtube')],
  ['discord', brand('Discord', 'discord')],
  ['slack', brand('Slack', 'slack')],
  ['github', brand('GitHub', 'github')],
  ['gitlab', brand('GitLab', 'gitlab')],
  ['bitbucket', brand('Bitbucket', 'bitbucket')],
  ['linkedin', brand('LinkedIn', 'linkedin')],
  ['instagram', brand('Instagram', 'instagram')],
  ['hacker-news', brand('Hacker News', 'hacker-news')],
  ['medium', brand('Medium', 'medium')],
  ['telegram', brand('Telegram', 'telegram')],
  ['bluesky', brand('Bluesky', 'bluesky')],
  ['threads', brand('Threads', 'threads')],
  ['reddit', brand('Reddit', 'reddit')],
  ['mastodon', brand('Mastodon', 'mastodon')],
  ['stack-overflow', brand('Stack Overflow', 'stack-overflow')],
  ['stackoverflow', brand('Stack Overflow', 'stack-overflow')],
  ['twitch', brand('Twitch', 'twitch')],
  ['tiktok', brand('TikTok', 'tiktok')],
  ['whatsapp', brand('WhatsApp', 'whatsapp')],
  ['npm', brand('npm', 'npm')],
  ['podcast', plain('Podcast', 'podcast')],
  ['email', plain('Email', 'envelope')],
  ['rss', plain('RSS', 'rss')],
])

/** Label and icon of a platform; one that is not known is shown with its key and a link icon. */
export function platformOf(key: string): Platform {
  return platforms.get(key.toLowerCase()) ?? plain(key, 'link')
}
