/**
 * Starts a page: its style sheet is whole and its scripts run only once what the visitor came for has been shown, so that
 * neither shares a slow line with the cover. It waits for `load` and an idle moment, at most four seconds, and not at all
 * for a visitor who touches something. Written as a text, because the same characters must stand in every page: the
 * Content-Security-Policy knows them by their hash. Gatsby’s own script holds the page’s address; here it is read from the
 * element.
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
  'onload=()=>(self.requestIdleCallback||setTimeout)(begin,{timeout:200});' +
  'setTimeout(begin,4e3)' +
  '})(document.currentScript.dataset)';
