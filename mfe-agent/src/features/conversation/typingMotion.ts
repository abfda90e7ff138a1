/** The dots of who types go up one after the other, four times, and then rest. */
export const typingMotion = `
@media (prefers-reduced-motion:no-preference){
[data-move=typing] i{animation:type .9s ease-in-out 4}
[data-move=typing] i:nth-of-type(2){animation-delay:.15s}
[data-move=typing] i:nth-of-type(3){animation-delay:.3s}
}
@keyframes type{50%{translate:0 -3px}}
`
