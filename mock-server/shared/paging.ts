export function paginate<Row>(rows: readonly Row[], pageNo = 1, pageSize = 15) {
  return {
    rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNo,
    totalPages: Math.ceil(rows.length / pageSize),
    total: rows.length,
  };
}
