import { color, focusRing, motion, radius, shadow, space } from '@site/design/tokens'

/** The built-in chat's styles. It is outside React, so they are text for a style sheet of its own. */
export const builtInStyles = `
.alex{position:fixed;z-index:30;right:16px;bottom:calc(92px + var(--room,0px));width:min(23.5rem,calc(100vw - 32px));max-height:min(38rem,calc(100dvh - 172px - var(--room,0px)));display:flex;flex-direction:column;overflow:auto;background:${color.surface};border:1px solid ${color.line};border-radius:${radius.card};box-shadow:${shadow};animation:alex-in ${motion}}
@keyframes alex-in{from{opacity:0;transform:translateY(12px)}}
.alex h2{font-size:1.0625rem}
.alex-top{padding:${space.m} ${space.l};color:${color.onNight};background:${color.night}}
.alex-top p{font-size:.875rem;color:${color.onNightSoft}}
.alex-log{flex:1;min-height:8rem;overflow:auto;display:grid;gap:${space.s};align-content:start;padding:${space.l};scroll-padding:${space.l};background:${color.paper}}
.alex-log p{max-width:85%;padding:${space.s} ${space.m};border-radius:16px 16px 16px 4px;background:${color.sky};font-size:1rem}
.alex-log .alex-mine{justify-self:end;border-radius:16px 16px 4px 16px;background:${color.mint}}
.alex-questions{flex:none;display:flex;gap:${space.s};overflow-x:auto;scroll-padding:0 40%;padding:${space.m} ${space.l};border-top:1px solid ${color.line}}
.alex button,.alex-whatsapp{min-height:48px;padding:0 ${space.l};border:1px solid ${color.ink};border-radius:${radius.control};background:${color.surface};color:${color.ink};font-size:1rem;font-weight:600;cursor:pointer;white-space:nowrap}
.alex-questions button{flex:none;max-width:15rem;white-space:normal}
.alex button:hover{background:${color.sky}}
.alex :focus-visible{outline:${focusRing.outline};outline-offset:-3px;box-shadow:none}
.alex form{flex:none;display:grid;grid-template-columns:1fr auto;gap:${space.xs} ${space.s};padding:0 ${space.l} ${space.m}}
.alex label{grid-column:1/3;font-size:.9375rem;font-weight:600}
.alex input{min-width:0;min-height:48px;padding:0 ${space.m};border:1px solid ${color.border};border-radius:${radius.control}}
.alex-whatsapp{flex:none;display:grid;place-items:center;white-space:normal;text-align:center;margin:0 ${space.l} ${space.l};background:${color.green};border-color:${color.green};text-decoration:none}
.alex-log .alex-whatsapp{margin:${space.s} 0 ${space.xs}}
@media(max-height:31rem){.alex{z-index:29;inset:0 0 var(--room,0px);width:auto;max-height:none;padding-right:92px;border:0;border-radius:0}.alex-log{flex:none;overflow:visible}}
.alex-log b{position:absolute;clip-path:inset(50%)}
@media(forced-colors:active){.alex-log p,.alex-top{border:1px solid}}
`
