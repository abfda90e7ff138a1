import { existsSync } from 'node:fs'

/** Where the packages of Debian, Homebrew and nginx itself put it. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Path of nginx: the one named by NGINX_PATH, else an installed one. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...places].find((path) => path && existsSync(path))
}
