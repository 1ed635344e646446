/**
 * `--import` of a measured process. Records the used heap before each garbage collection. Responds to "stop" with the
 * live bytes at the start and the peak.
 */
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
const used = () => process.memoryUsage().heapUsed;

let profiler = new v8.GCProfiler();
let live = 0;

process.on('message', (message) => {
  if (message === 'start') {
    collect();
    live = used();
    profiler.start();
    return;
  }
  const { statistics } = profiler.stop();
  const highest = statistics.map(({ beforeGC }) => beforeGC.heapStatistics.usedHeapSize);
  process.send({ live, most: Math.max(used(), ...highest) });
  profiler = new v8.GCProfiler();
});
process.channel.unref();
