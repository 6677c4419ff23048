import { createHash } from 'node:crypto';

/**
 * Starts a page: its style sheet is whole and its scripts run only once what the visitor came for has been shown, so that
 * neither shares a slow line with the cover. It waits for `load`, for what the screen shows of it and for an idle moment,
 * at most four seconds, and not at all for a visitor who touches something. It is a file of its own, which one page after
 * another finds in the browser's cache; what differs from page to page stands on its element: the page’s address and that
 * of the whole style sheet.
 */
export const START_PAGE =
  '(({path,styles})=>{' +
  'pagePath=path;' +
  'let begun;' +
  'const d=document,' +
  'add=(tag,given)=>new Promise(done=>d.head.append(Object.assign(d.createElement(tag),given,{onload:done,onerror:done}))),' +
  'begin=()=>{' +
  // What Gatsby adds stands at the end of the document.
  "if(begun||d.readyState=='loading')return;begun=1;" +
  "const{build,scripts}=d.querySelector('[data-scripts]').dataset;" +
  '___webpackCompilationHash=build;' +
  "wholeStyles=add('link',{rel:'stylesheet',href:styles});" +
  "for(const src of scripts.split(' '))add('script',{src})" +
  '};' +
  // Who comes for a part of the page, or back to a place in it, needs every position at once (src/styles/below.css).
  "if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')d.documentElement.dataset.laidOut='';" +
  'onpointerdown=onkeydown=begin;' +
  // Somebody was quicker than this file.
  'if(navigator.userActivation?.hasBeenActive)begin();' +
  'const idle=()=>(self.requestIdleCallback||setTimeout)(begin,{timeout:200}),' +
  // A quick line has a page loaded before it has been painted once; the frame after `load` shows the cover. The first paint
  // may be that of an empty page.
  "shown=()=>new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&idle()).observe({type:'paint',buffered:true});" +
  'onload=()=>requestAnimationFrame(()=>requestAnimationFrame(shown));' +
  'setTimeout(begin,4e3)' +
  '})(document.currentScript.dataset)';

/** Its name changes with it, so that browsers may keep it for ever. */
export const START_ADDRESS = `/start-${createHash('sha256').update(START_PAGE).digest('hex').slice(0, 16)}.js`;

export const START_FILE = /^start-[\da-f]{16}\.js$/;
