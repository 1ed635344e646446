export const page = {
  title: 'Taruhan terbaru',
  text: 'Taruhan yang terakhir selesai. Nama pemain disamarkan.',
  empty: 'Belum ada taruhan',
  emptyMine: 'Anda belum punya taruhan yang selesai',
  win: 'Menang',
  bet: 'Taruhan {{amount}}',
  shown: 'Taruhan Anda tampil di sini dengan nama disamarkan.',
  hidden: 'Taruhan Anda tidak tampil di sini.',
  hide: 'Sembunyikan taruhan saya',
  show: 'Tampilkan taruhan saya',
  error: 'Tidak berubah',
};

/** View models carry these texts. */
export const server = {
  kinds: { all: 'Semua', high: 'Taruhan besar', mine: 'Milik saya' },
  toasts: { shown: 'Taruhan Anda ditampilkan', hidden: 'Taruhan Anda disembunyikan' },
};
