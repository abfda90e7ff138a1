/**
 * Every animation explains something: the awning of the drawn shop comes down once; as the visitor scrolls to them, the
 * clocks' hands advance to the hour of their step, the line from one step to the next is drawn, and the agent's answer
 * follows the question. Only drawings are animated, never text, with CSS alone and not with reduced motion.
 */
export const homeMotion = `
@media (prefers-reduced-motion:no-preference){
[data-move=awning]{transform-box:fill-box;transform-origin:50% 0;animation:unroll .6s ease-out}
@supports (animation-timeline:view()){
#como li svg path{animation:turn linear both;animation-timeline:view();animation-range:entry cover 45%}
#como li::before{transform-origin:0 0;animation:draw linear both;animation-timeline:view();animation-range:entry cover 55%}
[data-move=question],[data-move=answer]{transform-box:fill-box;animation:pop linear both;animation-timeline:view()}
[data-move=question]{transform-origin:0 100%;animation-range:entry 20% cover 25%}
[data-move=answer]{transform-origin:100% 100%;animation-range:cover 25% cover 45%}
}
}
@keyframes unroll{from{transform:scaleY(.15)}60%{transform:scaleY(1.12)}}
@keyframes turn{from{rotate:-150deg}}
@keyframes draw{from{scale:0}}
@keyframes pop{from{scale:0}}
`
