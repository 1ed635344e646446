import type en from '../en/common.ts';
import type { TextsLike } from '../like.ts';

export default {
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  seeAll: '查看全部',
  noData: '暂无数据',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  pages: {
    label: '分页',
    first: '第一页',
    previous: '上一页',
    next: '下一页',
    last: '最后一页',
    position: '第 {{page}} 页，共 {{total}} 页',
  },
} satisfies TextsLike<typeof en>;
